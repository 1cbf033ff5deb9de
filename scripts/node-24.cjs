/* Stands before every command of package.json. Read by whatever Node there is, so that an old one can say what it lacks. */
var oldest = 24
if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(
    'Bellows needs Node ' +
      oldest +
      ' or newer: npm ci brings it on Linux and Windows; elsewhere (macOS) install it from https://nodejs.org. This is ' +
      process.versions.node +
      '\n',
  )
  process.exit(1)
}
