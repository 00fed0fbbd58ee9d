import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { pagePolicy } from './security-headers.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('a page’s policy', () => {
  it('allows the inline scripts that stand in it, by their hash, each once', () => {
    const html = `<script>one()</script><script type="module" async>two()</script><script>one()</script>`
    expect(pagePolicy(html)).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`)
  })

  it('allows no inline script where there is none', () => {
    const html = `<script src="/assets/a.js"></script><p>hi</p>`
    expect(pagePolicy(html)).toContain(`script-src 'self';`)
  })

  it('never allows what is unsafe', () => {
    expect(pagePolicy('<script>x</script>')).not.toMatch(/unsafe|\*|data:|https?:/)
  })
})
