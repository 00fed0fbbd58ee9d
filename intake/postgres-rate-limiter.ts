import { sql } from 'kysely'

import type { Database } from '#storage/database.ts'

import type { IntakeLimits } from './intake-limits.ts'
import { type CountedAction, type RateLimiter, spanOf } from './rate-limiter.ts'
import { forgetSecrets, readSharedSecret } from './secrets.ts'
import { codeOf } from './sliding-window.ts'

type Rows = Database['kysely']

/** A rate limiter in PostgreSQL. `sweep` deletes what no longer counts; one machine at a time does it. */
export type PostgresRateLimiter = RateLimiter & { sweep: () => Promise<void> }

const DAY_MS = 86_400_000
const SECRET_OF_DAY = 'hash of networks, day '

/** How long a machine uses the key of the networks' hash before it looks again whether a new day has begun. */
const KEY_MS = 60_000

/** The counts that are kept, in milliseconds: the longest span, and the one before. */
const KEEP_COUNTS_MS = 7_200_000

const databaseNow = sql<number>`floor(extract(epoch from statement_timestamp()) * 1000)::float8`

/**
 * A rate limiter in PostgreSQL, after `migrateIntake`: every call is one atomic statement with the database's clock, so machines
 * can neither disagree nor multiply a limit. Like the one in memory, it stores no address but a keyed hash, whose key is replaced
 * daily. Every call rejects while the database is away.
 */
export function createPostgresRateLimiter(
  database: Database,
  limits: IntakeLimits,
): PostgresRateLimiter {
  const { kysely } = database
  return {
    ...createCounts(database),
    spend: (proof) => spend(kysely, proof),
    use: (formKey, content) => use(kysely, { formKey, content, ...limits }),
    async sweep() {
      await using lock = await database.tryLock('upkeep of the intake')
      if (lock !== null) await sweepTables(kysely, limits)
    },
  }
}

/** The key of the networks' hash. `until`: when to look again, in milliseconds of `performance.now()`. */
type KeyOfDay = { name: string; secret: Uint8Array; until: number }

/** Counts in spans of time, as {@link createSlidingWindow} does. */
function createCounts(database: Database) {
  const { kysely } = database
  let key: KeyOfDay = { name: '', secret: new Uint8Array(), until: 0 }

  async function readKey(): Promise<KeyOfDay> {
    const name = `${SECRET_OF_DAY}${Math.floor((await database.now()) / DAY_MS)}`
    const secret = await readSharedSecret(database, name)
    if (key.name !== name) await forgetSecrets(database, SECRET_OF_DAY, { except: name })
    return { name, secret, until: performance.now() + KEY_MS }
  }

  async function codeToday(action: CountedAction, network: string): Promise<string> {
    if (performance.now() >= key.until) key = await readKey()
    return codeOf(key.secret, action, network)
  }

  return {
    async count(action: CountedAction, network: string) {
      const code = await codeToday(action, network)
      const spanMs = spanOf(action)
      const span = sql`${spanMs}::float8`
      const { rows } = await sql<{ times: number; before: number; passed: number }>`
        insert into intake_counts as counts (code, span_start, times, used_at)
        select ${code}, floor(${databaseNow} / ${span}) * ${span}, 1, ${databaseNow}
        on conflict (code, span_start) do update set times = counts.times + 1, used_at = excluded.used_at
        returning times, used_at - span_start as passed, coalesce((
          select previous.times from intake_counts as previous
          where previous.code = counts.code and previous.span_start = counts.span_start - ${span}
        ), 0) as before`.execute(kysely)
      const [row] = rows
      if (row === undefined) throw new Error('a count returned nothing')
      const share = 1 - Math.min(1, row.passed / spanMs)
      const times = row.times + Math.floor(row.before * share)
      return { times, seconds: Math.max(1, Math.ceil((share * spanMs) / 1_000)) }
    },

    async refund(action: CountedAction, network: string) {
      const code = await codeToday(action, network)
      const span = sql`${spanOf(action)}::float8`
      const start = sql`floor(${databaseNow} / ${span}) * ${span}`
      await sql`update intake_counts set times = times - 1
        where code = ${code} and times > 0 and span_start = ${start}`.execute(kysely)
    },
  }
}

async function spend(kysely: Rows, proof: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into intake_proofs (proof, used_at) values (${proof}, ${databaseNow})
    on conflict do nothing`.execute(kysely)
  return numAffectedRows === 1n
}

type Use = { formKey: string; content: string; usesOfKey: number }

async function use(kysely: Rows, { formKey, content, usesOfKey }: Use): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    insert into intake_form_keys as keys (form_key, contents, used_at)
    values (${formKey}, array[${content}::text], ${databaseNow})
    on conflict (form_key) do update set used_at = excluded.used_at, contents =
      case when ${content} = any(keys.contents) or cardinality(keys.contents) >= ${usesOfKey}
      then keys.contents else keys.contents || ${content}::text end
    returning ${content} = any(contents) as allowed`.execute(kysely)
  return rows[0]?.allowed === true
}

async function sweepTables(kysely: Rows, limits: IntakeLimits) {
  const tables = [
    { table: 'intake_counts', rows: limits.addresses, keepMs: KEEP_COUNTS_MS },
    { table: 'intake_proofs', rows: limits.solutions, keepMs: limits.challengeMs },
    { table: 'intake_form_keys', rows: limits.formKeys, keepMs: limits.formKeyMs },
  ]
  for (const { table, rows, keepMs } of tables) {
    const name = sql.id(table)
    await sql`delete from ${name} where used_at < ${databaseNow} - ${keepMs}::float8`.execute(
      kysely,
    )
    await sql`delete from ${name} where ctid in (
      select ctid from ${name} order by used_at desc offset ${rows})`.execute(kysely)
  }
}
