import { expect, it } from 'vitest'

import { isConnectionLost } from './storage-error.ts'

const withCode = (code: string) => Object.assign(new Error('said by the server'), { code })

it.each([
  withCode('57P01'), // the server is stopping
  withCode('08006'), // connection_failure
  withCode('25006'), // read_only_sql_transaction: the server has become a standby
  withCode('ECONNRESET'),
  withCode('EPIPE'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('not written', { cause: withCode('57P02') }),
])('%s is a lost connection', (error) => {
  expect(isConnectionLost(error)).toBe(true)
})

it.each([
  withCode('23505'),
  withCode('ENOSPC'),
  new Error('too many applications wait'),
  'ECONNRESET',
])('%s is not', (error) => {
  expect(isConnectionLost(error)).toBe(false)
})
