import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { freshDatabase } from './fresh-database.fixture.ts'
import { OutcomeUnknownError, transact } from './transact.ts'

/** SQLite finds what is wrong only at the COMMIT. */
const deferred = `
  create table hats (name text primary key);
  create table heads (hat text references hats (name) deferrable initially deferred);
`

it('a COMMIT that SQLite refuses is known to have kept nothing, and the next one is taken', async () => {
  await using world = await freshDatabase('sqlite')
  new DatabaseSync(world.url.slice('sqlite:'.length)).exec(deferred)
  const { kysely } = world.database
  const refused = transact(kysely, (change) =>
    sql`insert into heads (hat) values ('fez')`.execute(change),
  )
  await expect(refused).rejects.toThrow('FOREIGN KEY')
  await expect(refused).rejects.not.toBeInstanceOf(OutcomeUnknownError)
  await transact(kysely, (change) => sql`insert into hats (name) values ('coco')`.execute(change))
  const { rows } = await sql`select name from hats union all select hat from heads`.execute(kysely)
  expect(rows).toEqual([{ name: 'coco' }])
})
