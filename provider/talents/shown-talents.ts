import type { Rows } from '../service/tables.ts'

/** The talents that may be seen: every answer of a service is made of these. */
export function shownTalents(rows: Rows) {
  return rows.selectFrom('talents').where('talents.hidden', '=', 0)
}
