import { sql } from 'kysely'
import { expect, it } from 'vitest'

import type { Database } from '#storage/database.ts'
import { freshDatabase } from '#storage/fresh-database.fixture.ts'

import { createEntries } from './entries.ts'
import {
  accepted,
  application,
  freshOutbox,
  keyOf,
  message,
  unreachable,
} from './fresh-outbox.fixture.ts'
import { migrateOutbox } from './migrations.ts'
import { writeApplication } from './payload.ts'
import { rowsOf } from './tables.ts'

const DAY_MS = 86_400_000

it('the mark of an application proves the consent for as long as the agency keeps entries', async () => {
  const { outbox, open, passDays, rows } = await freshOutbox({
    limits: { retentionMs: 100 * DAY_MS },
  })
  await outbox.submitMessage(message(1))
  await outbox.submitApplication(application(2))
  await outbox.close()
  const marks = () => rows.selectFrom('outbox_marks').select(['key', 'privacy_version']).execute()
  const proof = { key: keyOf(2), privacy_version: 'pt-0123456789ab' }
  expect(await marks()).toHaveLength(2)
  await passDays(31)
  const month = open()
  month.start()
  await expect.poll(marks).toEqual([proof])
  await month.close()
  await passDays(70)
  open().start()
  await expect.poll(marks).toEqual([])
})

it('an application that an earlier version kept goes as it is, without a consent', async () => {
  const { outbox, open, panel, rows } = await freshOutbox()
  panel.answer = () => unreachable
  await outbox.submitApplication(application(1))
  await outbox.close()
  const { fields } = application(1)
  await rows
    .updateTable('outbox_entries')
    .set({ payload: JSON.stringify(fields) })
    .execute()
  panel.answer = () => accepted
  open().start()
  await expect
    .poll(() => panel.taken.get(keyOf(1)))
    .toMatchObject({
      fields,
      consent: null,
    })
})

it.each(['sqlite', 'postgres'] as const)(
  'the marks of an earlier version stay what they were (%s)',
  async (dialect) => {
    await using fresh = await freshDatabase(dialect)
    const { database } = fresh
    const rows = rowsOf(database)
    await migrateOutbox(database)
    await asBefore(database)
    const old = { key: keyOf(1), panel_id: 'panel-1', arrived_at: 7 }
    await rows.insertInto('outbox_marks').values(old).execute()
    await migrateOutbox(database)
    const payload = writeApplication(application(2))
    const entries = createEntries(database, () => 8)
    await entries.arrive(
      { key: keyOf(2), kind: 'application', payload },
      { id: 'panel-2', answer: '204 ' },
    )
    const marks = await rows.selectFrom('outbox_marks').selectAll().orderBy('key').execute()
    const notWithdrawn = { withdrawn_at: null, asked_key: null }
    const agreed_at = Date.parse('2026-03-01T12:00:00Z')
    expect(marks).toEqual([
      { ...old, reply: null, privacy_version: null, agreed_at: null, ...notWithdrawn },
      {
        key: keyOf(2),
        panel_id: 'panel-2',
        reply: '204',
        arrived_at: 8,
        privacy_version: 'pt-0123456789ab',
        agreed_at,
        ...notWithdrawn,
      },
    ])
  },
)

/** Takes back what the second migration did. */
async function asBefore({ kysely }: Database) {
  for (const column of ['privacy_version', 'agreed_at']) {
    await kysely.schema.alterTable('outbox_marks').dropColumn(column).execute()
  }
  await sql`delete from migrations where owner = 'outbox' and name = '0002-consent'`.execute(kysely)
}
