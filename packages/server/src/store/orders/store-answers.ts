import type { Answer } from '@bellows/domain'
import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'

/** Keeps an order's answers, each of them apart; an empty one is forgotten. */
export async function storeAnswers(
  { kysely, businessId }: Scope,
  orderId: string,
  answers: readonly Answer[],
): Promise<void> {
  const rows = JSON.stringify(answers)
  await write(kysely, async (tx) => {
    await sql`
      insert into questionnaire_answer (business_id, order_id, question_id, contents)
      select ${businessId}, ${orderId}, v.id, v.contents
      from jsonb_to_recordset(${rows}::jsonb) as v(id text, contents jsonb) order by v.id
      on conflict (business_id, order_id, question_id) do update set
        contents = excluded.contents, updated_at = now()
      where questionnaire_answer.contents is distinct from excluded.contents`.execute(tx)
    await sql`delete from questionnaire_answer where business_id = ${businessId} and order_id = ${orderId}
      and contents = '[]'`.execute(tx)
  })
}
