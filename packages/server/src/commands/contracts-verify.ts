import { verifyEvidence } from '../store/contracts/verify-evidence.ts'
import { runCommand, say } from './run-command.ts'

await runCommand({ usage: 'npm run contracts:verify' }, async ({ database }) => {
  const { checked, faults } = await verifyEvidence(database.kysely)
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  say(`${checked} signatures checked, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
})
