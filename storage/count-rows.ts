// Kysely cannot tell what a query over any tables selects: `$castTo` says it.

import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'

/** The number of rows that a query finds. */
export async function countRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('total'))
  return (await counted.$castTo<{ total: number }>().executeTakeFirstOrThrow()).total
}

/** The number of rows that a query finds, and of those among them that are due. */
export function countDue<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
  isDue: (eb: ExpressionBuilder<DB, TB>) => Expression<SqlBool>,
): Promise<{ total: number; due: number }> {
  return query
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere(isDue).as('due'),
    ])
    .$castTo<{ total: number; due: number }>()
    .executeTakeFirstOrThrow()
}
