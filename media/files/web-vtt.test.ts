import { expect, it } from 'vitest'

import { faultOfWebVtt, MAX_TRACK_BYTES } from './web-vtt.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const cue = '00:00.000 --> 00:01.000\nOlá\n'

it.each([
  `WEBVTT\n\n${cue}`,
  `WEBVTT - Casa Lume\r\n\r\n${cue}`,
  `\ufeffWEBVTT\n\n${cue}`,
  `WEBVTT\n\n00:00.000 --> 00:01.000\n<script>alert(1)</script>\n`,
])('%j is WebVTT', (text) => expect(faultOfWebVtt(bytes(text))).toBeNull())

it.each([
  ['', /^is no WebVTT/],
  [cue, /^is no WebVTT/],
  [`WEBVTTX\n\n${cue}`, /^is no WebVTT/],
  [`1\n00:00:00,000 --> 00:00:01,000\nSubRip\n`, /^is no WebVTT/],
  ['<!doctype html><p>WEBVTT', /^is no WebVTT/],
  ['WEBVTT\n\nNOTE nothing yet\n', /^has no captions/],
])('%j is refused', (text, reason) => expect(faultOfWebVtt(bytes(text))).toMatch(reason))

it('Latin-1 is refused, and what is too large', () => {
  expect(faultOfWebVtt(Buffer.from(`WEBVTT\n\n${cue}`, 'latin1'))).toBe('is not UTF-8')
  expect(faultOfWebVtt(bytes('WEBVTT\n'.padEnd(MAX_TRACK_BYTES + 1)))).toBe('is larger than 1 MB')
})
