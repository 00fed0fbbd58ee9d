import type { Rows } from '../service/tables.ts'

/** The talents that may be seen: every answer of a service is made of these. Hidden ones stay in the database for an export. */
export function shownTalents(rows: Rows) {
  return rows.selectFrom('talents').where('talents.hidden', '=', 0)
}
