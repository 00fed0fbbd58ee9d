import { type Kysely, sql, type Transaction } from 'kysely'

import type { Database } from './database.ts'

type Table = { name: string; columns: string[] }
type Reader = Transaction<unknown>

/** Few enough for the values of one statement in both databases. */
const ROWS_AT_ONCE = 500

/** The tables that a copy leaves as they are: each database has its own. */
const ownTables: ReadonlySet<string> = new Set(['migrations'])

/**
 * Copies all rows of the tables that both databases have, and the highest numbers that were ever given, so that none is given
 * again. Replaces the rows of these tables. Reads everything as of one moment, and writes all or nothing. At least one side is
 * SQLite; both must have been migrated by this program.
 */
export async function copyTables(from: Database, to: Database): Promise<void> {
  const tables = await commonTables(from, to)
  await readerOf(from).execute((reader) =>
    to.kysely.transaction().execute(async (writer) => {
      for (const { name } of tables.toReversed()) {
        await sql`delete from ${sql.table(name)}`.execute(writer)
      }
      for (const table of tables) await copyRows(reader, writer, table, [from, to])
      const numbers = await readNumbers(reader, from, tables)
      await writeNumbers(writer, to, numbers)
    }),
  )
}

/** Every statement in it reads the same state. */
function readerOf({ kysely }: Database) {
  return kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
}

/** A table precedes those that refer to it, as in the order of their creation. */
async function commonTables(from: Database, to: Database): Promise<Table[]> {
  const [here, there] = await Promise.all([columnsOf(from), columnsOf(to)])
  const names = await namesInOrder(from.dialect === 'sqlite' ? from.kysely : to.kysely)
  return names.flatMap((name) => {
    const columns = here.get(name)?.filter((column) => there.get(name)?.includes(column)) ?? []
    return ownTables.has(name) || columns.length === 0 ? [] : [{ name, columns }]
  })
}

async function namesInOrder(sqlite: Kysely<unknown>): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by rowid
  `.execute(sqlite)
  return found.rows.map(({ name }) => name)
}

async function columnsOf({ kysely }: Database): Promise<ReadonlyMap<string, string[]>> {
  const tables = await kysely.introspection.getTables()
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
}

async function copyRows(
  reader: Reader,
  writer: Reader,
  { name, columns }: Table,
  [from, to]: readonly [Database, Database],
) {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const place = sql.raw(from.dialect === 'sqlite' ? 'rowid' : 'ctid') // where the row lies, which nobody changes meanwhile
  const withIds = sql.raw(to.dialect === 'sqlite' ? '' : 'overriding system value')
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${list} from ${sql.table(name)} order by ${place} limit ${ROWS_AT_ONCE} offset ${offset}
    `.execute(reader)
    if (rows.length === 0) return
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(name)} (${list}) ${withIds} values ${sql.join(values)}`.execute(
      writer,
    )
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** The highest number ever given, by table. */
type Numbers = ReadonlyMap<string, number>
type NumberRow = { name: string; number: number }

async function readNumbers(reader: Reader, { dialect }: Database, tables: readonly Table[]) {
  const found =
    dialect === 'sqlite'
      ? sql<NumberRow>`select name, seq as number from sqlite_sequence`
      : sql<NumberRow>`
          select t.relname as name, s.last_value as number
          from pg_sequences s
          join pg_class q on q.relname = s.sequencename and q.relnamespace = s.schemaname::regnamespace
          join pg_depend d on d.objid = q.oid and d.deptype = 'i'
          join pg_class t on t.oid = d.refobjid
          where s.schemaname = current_schema() and s.last_value is not null`
  const { rows } = await found.execute(reader)
  const names = new Set(tables.map(({ name }) => name))
  return new Map(
    rows.flatMap(({ name, number }) => (names.has(name) ? [[name, number] as const] : [])),
  )
}

async function writeNumbers(writer: Reader, { dialect }: Database, numbers: Numbers) {
  for (const [name, number] of numbers) {
    if (dialect === 'sqlite') {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(writer)
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${number})`.execute(writer)
    } else {
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${number})`.execute(writer)
    }
  }
}
