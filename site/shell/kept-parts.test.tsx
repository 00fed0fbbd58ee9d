import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'

import { bytesOf, toByteText } from './byte-text.ts'
import { keptPart, PlacePartContext } from '../page/kept-part.tsx'
import { createPageParts } from './kept-parts.server.ts'

const made: string[] = []
beforeEach(() => void made.splice(0))

function Letter({ letter }: { letter: string }) {
  made.push(letter)
  return <b>{letter}</b>
}
let tests = 0
/** A part that no other test has kept. */
const ownPart = () =>
  keptPart(`letter ${(tests += 1)}`, Letter, ({ letter }) => (letter === 'z' ? null : letter))

/** A page as it leaves. */
function pageWith(content: ReactNode, { path = '/', secret = 's', isSound = true } = {}): string {
  const { place, fill } = createPageParts(secret)
  const Stub = createRoutesStub([{ path: '*', Component: () => <main>{content}</main> }])
  const rendered = renderToString(
    <PlacePartContext value={place}>
      <Stub initialEntries={[path]} />
    </PlacePartContext>,
  )
  return bytesOf(...fill(toByteText(Buffer.from(rendered)), isSound)).toString()
}

describe('a kept part', () => {
  it('is made once, and stands in later pages as in the first', () => {
    const Part = ownPart()
    const first = pageWith([
      <Part key="a" letter="ã" />,
      <i key="i" />,
      <Part key="b" letter="b" />,
    ])
    expect(first).toBe('<main><b>ã</b><i></i><b>b</b></main>')
    expect(pageWith([<Part key="b" letter="b" />, <Part key="a" letter="ã" />])).toBe(
      '<main><b>b</b><b>ã</b></main>',
    )
    expect(made).toEqual(['ã', 'b'])
  })

  it('is made again in another language', () => {
    const Part = ownPart()
    pageWith(<Part letter="a" />)
    pageWith(<Part letter="a" />, { path: '/en' })
    expect(made).toEqual(['a', 'a'])
  })

  it('is made each time where its component says so', () => {
    const Part = ownPart()
    pageWith(<Part letter="z" />)
    expect(pageWith(<Part letter="z" />)).toBe('<main><b>z</b></main>')
    expect(made).toEqual(['z', 'z'])
  })

  it('may hold others', () => {
    const Part = ownPart()
    const Around = keptPart(
      `around ${tests}`,
      () => (
        <p>
          <Part letter="a" />
          <Part letter="b" />
        </p>
      ),
      () => '',
    )
    pageWith(<Part letter="b" />)
    for (const _ of ['made', 'kept']) {
      expect(pageWith(<Around />)).toBe('<main><p><b>a</b><b>b</b></p></main>')
    }
    expect(pageWith(<Part letter="a" />)).toBe('<main><b>a</b></main>')
    expect(made).toEqual(['b', 'a'])
  })

  it('is not kept from a page in which something failed', () => {
    const Part = ownPart()
    pageWith(<Part letter="a" />, { isSound: false })
    pageWith(<Part letter="a" />)
    expect(made).toEqual(['a', 'a'])
  })

  it('cannot be feigned by what a page shows', () => {
    const Part = ownPart()
    const feigned = '<i data-part="guess-1"></i>'
    const html = pageWith(<div dangerouslySetInnerHTML={{ __html: feigned }} />)
    expect(html).toBe(`<main><div>${feigned}</div></main>`)
    expect(pageWith(<Part letter={feigned} />)).not.toContain('<i')
  })
})
