import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'

import type { Unit } from '#agency/measures.ts'

import { DocumentForm } from './document-form.tsx'

const picture = { path: 'a.jpg', version: null, width: 30, height: 40, colour: null }

const photosFrom = (start: number, length: number, path = 'a.jpg') =>
  Array.from({ length }, (_, index) => ({
    id: start + index,
    words: `w${index}`,
    picture: { ...picture, path },
  }))

type Offered = { unit?: Unit; hasCover?: boolean; hasOriginals?: boolean; coverPath?: string }

function render(
  address: string,
  photoCount: number,
  { unit = 'inches', hasCover = true, hasOriginals = true, coverPath = 'a.jpg' }: Offered = {},
) {
  const cover = hasCover ? { ...picture, path: coverPath } : null
  const sheets = [
    { title: 'Book', isActive: true, photos: photosFrom(0, photoCount) },
    { title: 'Polaroids', isActive: false, photos: photosFrom(1_000, 3, 'b.jpg') },
  ]
  const Site = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <DocumentForm talentId={7} {...{ sheets, cover, unit, hasOriginals }} hasJpegs />
      ),
    },
  ])
  return renderToStaticMarkup(<Site initialEntries={[address]} />)
}

const boxOf = (html: string) => /<input[^>]*name="cover"[^>]*>/.exec(html)?.[0]
const chosen = (html: string) => html.match(/name="frame"[^>]*checked=""/g)?.length

it('has all photos of the active gallery chosen, in a form that works without script', () => {
  const html = render('/en/models/a', 24)
  expect(chosen(html)).toBe(24)
  expect(/<form [^>]*>/.exec(html)?.[0]).toContain('action="/en/documents/7/pdf" method="post"')
  expect(html.match(/formAction="[^"]+"/g)).toEqual([
    'formAction="/en/documents/7/pdf"',
    'formAction="/en/documents/7/zip"',
  ])
  expect(/24 of .*? chosen/.exec(html)?.[0]).toBe('24 of 27 chosen')
})

it('has the cover as its front at first, if there is one', () => {
  expect(boxOf(render('/modelos/a', 1))).toContain('checked=""')
  expect(boxOf(render('/modelos/a', 1, { hasCover: false }))).toBeUndefined()
})

it.each(['inches', 'cm'] as const)('has %s chosen at first where the agency says so', (unit) => {
  const units = render('/modelos/a', 1, { unit }).match(/<input[^>]*name="unit"[^>]*>/g) ?? []
  expect(units.map((radio) => radio.includes('checked') && radio.includes(unit))).toEqual([
    true,
    false,
  ])
})

it('offers the originals, except those of a child', () => {
  expect(render('/modelos/a', 1)).toContain('name="originals"')
  expect(render('/modelos/a', 1, { hasOriginals: false })).not.toContain('name="originals"')
})

it('of 200 photos has as many chosen as a document takes', () => {
  const html = render('/modelos/a', 200)
  expect(chosen(html)).toBe(60)
  expect(/60 de .*? escolhidas/.exec(html)?.[0]).toBe('60 de 203 escolhidas')
  expect(/As primeiras \d+/.exec(html)?.[0]).toBe('As primeiras 60')
})

it('of 200 photos has one less chosen if the cover is another photo, as it takes a place', () => {
  const html = render('/modelos/a', 200, { coverPath: 'b.jpg' })
  expect(chosen(html)).toBe(59)
  expect(/As primeiras \d+/.exec(html)?.[0]).toBe('As primeiras 59')
})
