import { runCommand, say } from './run-command.ts'

const line = { usage: 'npm run studio:calendar -- DOMAIN   e.g. studio.example', least: 1 }

await runCommand(line, async ({ database }, { names: [wanted = ''] }) => {
  const row = await database.kysely
    .selectFrom('business_domain')
    .innerJoin('business', 'business.id', 'business_domain.business_id')
    .where('domain', '=', wanted.toLowerCase())
    .select('calendar_token')
    .executeTakeFirst()
  if (!row) throw new Error(`No studio answers at ${wanted}`)
  say(`https://${wanted}/api/public/calendars/${row.calendar_token}.ics`)
})
