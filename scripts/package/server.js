/*
 * Runs the archive: `node server.js`, or one of its commands: `node server.js studio-import FOLDER`. Read by whatever
 * Node there is, so that an old one can say what it lacks.
 */
var oldest = 24
if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(
    'Bellows needs Node ' + oldest + ' or newer (https://nodejs.org); this is ' + process.version + '\n',
  )
  process.exit(1)
}
var commands = [
  'contracts-verify',
  'demo-reset',
  'studio-calendar',
  'studio-export',
  'studio-import',
  'studio-move',
]
var command = process.argv[2]
process.env.NODE_ENV = 'production'
if (command === undefined) void import('./packages/server/src/main.ts')
else if (commands.indexOf(command) >= 0) {
  process.argv.splice(2, 1)
  void import('./packages/server/src/commands/' + command + '.ts')
} else {
  process.stderr.write('There is no command "' + command + '"; there are ' + commands.join(', ') + '\n')
  process.exit(1)
}
