import { createEntries } from '#outbox/entries.ts'
import { keyOf, message } from '#outbox/fresh-outbox.fixture.ts'
import { migrateOutbox } from '#outbox/migrations.ts'
import { openDatabase } from '#storage/database.ts'

/** Leaves messages in the outbox of a data folder, as a site does whose panel is down. */
export async function keepMessages(folder: string, count: number): Promise<void> {
  const database = await openDatabase(`sqlite:${folder}/passarela.db`)
  await migrateOutbox(database)
  const entries = createEntries(database, Date.now)
  for (let number = 0; number < count; number += 1) {
    const payload = JSON.stringify(message(number).message)
    const entry = { kind: 'message', status: 'waiting', payload, photos: '[]' } as const
    await entries.insert({ ...entry, key: keyOf(number) })
  }
  await database.close()
}
