/* Runs the archive: `node server.js`. Read by whatever Node there is, so that an old one can say what it lacks. */
var oldest = 24
if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(
    'Bellows needs Node ' + oldest + ' or newer (https://nodejs.org); this is ' + process.version + '\n',
  )
  process.exit(1)
}
process.env.NODE_ENV = 'production'
void import('./packages/server/src/main.ts')
