import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { takeOutNonce } from '../pages/finish-page.ts'
import { pagePolicy } from './security-headers.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('a page’s policy', () => {
  it('allows the page’s own inline scripts by their hash', () => {
    expect(pagePolicy({ scripts: ['one()', 'two()'], stylesHash: 'h', frames: [] })).toContain(
      `script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`,
    )
  })

  it('counts the bytes of a script, whatever its letters', () => {
    expect(pagePolicy({ scripts: ['say("“é”")'], stylesHash: 'h', frames: [] })).toContain(
      hashOf('say("“é”")'),
    )
  })

  it('allows the page’s own inline style by its hash', () => {
    expect(pagePolicy({ scripts: [], stylesHash: 'h', frames: [] })).toContain(
      `style-src 'self' 'sha256-h';`,
    )
  })

  it('allows no inline script where there is none', () => {
    expect(pagePolicy({ scripts: [], stylesHash: 'h', frames: [] })).toContain(`script-src 'self';`)
  })

  it('allows nothing of others but the two players, in frames', () => {
    const policy = pagePolicy({ scripts: ['x'], stylesHash: 'h', frames: [] })
    const frames = `frame-src https://www.youtube-nocookie.com https://player.vimeo.com;`
    expect(policy).toContain(frames)
    expect(policy.replace(frames, '')).not.toMatch(/unsafe|\*|data:|https?:/)
  })

  it('allows in frames whose page is shown there, too', () => {
    const policy = pagePolicy({ scripts: [], stylesHash: 'h', frames: ['https://feeds.example'] })
    expect(policy).toContain(' https://player.vimeo.com https://feeds.example;')
  })
})

describe('a rendered page', () => {
  it('tells its own inline scripts by the nonce, and keeps no trace of it', () => {
    const rendered = `<script nonce="n0">one()</script><script nonce="n0" type="module" async="">two()</script>`
    expect(takeOutNonce(rendered, 'n0')).toEqual({
      html: `<script>one()</script><script type="module" async="">two()</script>`,
      scripts: ['one()', 'two()'],
    })
  })

  it('does not take a script for its own that came in otherwise', () => {
    const rendered = `<p><script>alert(1)</script></p><script nonce="guess">alert(2)</script><script nonce="n0">one()</script>`
    expect(takeOutNonce(rendered, 'n0').scripts).toEqual(['one()'])
  })

  it('needs no hash for a script that has an address', () => {
    expect(takeOutNonce(`<script nonce="n0" src="/a.js"></script>`, 'n0').scripts).toEqual([])
  })
})
