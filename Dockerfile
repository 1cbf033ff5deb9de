# npm run package && docker build -t bellows .
FROM node:24-slim
ADD bellows.tgz /srv
WORKDIR /srv/bellows
ENV DATA_DIR=/data PORT=3000
# One arena and a small young heap: memory stays where it is under load.
ENV MALLOC_ARENA_MAX=1 NODE_OPTIONS=--max-semi-space-size=4
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "server.js"]
