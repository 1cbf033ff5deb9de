import { runCommand, say } from './run-command.ts'

const wanted = process.argv[2]

await runCommand(async ({ database }) => {
  if (wanted === undefined) throw new Error('Name the studio’s host: npm run studio:calendar -- DOMAIN')
  const row = await database.kysely
    .selectFrom('business_domain')
    .innerJoin('business', 'business.id', 'business_domain.business_id')
    .where('domain', '=', wanted.toLowerCase())
    .select('calendar_token')
    .executeTakeFirst()
  if (!row) throw new Error(`No studio answers at ${wanted}`)
  say(`https://${wanted}/api/public/calendars/${row.calendar_token}.ics`)
})
