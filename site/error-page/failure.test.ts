import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'

import { failureOf, referenceOf, statusOf } from './failure.ts'

const brokenOff = (message: string) =>
  new Error('Unable to decode turbo-stream response', { cause: new TypeError(message) })
const answer = (status: number, data: unknown = null) => new ErrorResponse(status, '', data)

describe('an error', () => {
  it.each([
    [answer(404, { kind: 'page-not-found' }), 'page-not-found', 404],
    [answer(404), 'page-not-found', 404],
    [answer(404, { kind: 'language-not-found' }), 'language-not-found', 404],
    [answer(503, { kind: 'service-unavailable' }), 'service-unavailable', 503],
    [answer(503, '<h1>proxy</h1>'), 'service-unavailable', 503],
    [answer(410), 'unexpected', 410],
    [new Error('a bug'), 'unexpected', 500],
    [new TypeError('x is undefined'), 'unexpected', 500],
    [null, 'unexpected', 500],
    [new TypeError('Failed to fetch'), 'no-connection', null],
    [new TypeError('NetworkError when attempting to fetch resource.'), 'no-connection', null],
    [new TypeError('Load failed'), 'no-connection', null],
    [brokenOff('network error'), 'no-connection', null],
    [brokenOff('Error in input stream'), 'no-connection', null],
    [brokenOff('Load failed'), 'no-connection', null],
    [brokenOff('x is undefined'), 'unexpected', 500],
  ])('%s is told as %s', (error, failure, status) => {
    expect([failureOf(error), statusOf(error)]).toEqual([failure, status])
  })

  it.each([
    [answer(503, { kind: 'service-unavailable', reference: 'a1' }), 'a1'],
    [answer(500, { kind: 'unexpected', reference: 'b2' }), 'b2'],
    [answer(503, '<h1>proxy</h1>'), null],
    [answer(502, { reference: { of: 'another' } }), null],
    [answer(404, { kind: 'page-not-found' }), null],
    [new Error('a bug in the browser'), null],
  ])('%s is named by the reference %j', (error, reference) => {
    expect(referenceOf(error)).toBe(reference)
  })
})
