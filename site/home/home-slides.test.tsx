import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'

import { HomeSlides } from './home-slides.tsx'

it('a single film begins anew at its end, as its button says that it plays', () => {
  const film = { kind: 'film', address: '/films/one.mp4' } as const
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <HomeSlides slides={[{ id: 1, upright: film, wide: film }]} isFirst>
        <h1>Vereda</h1>
      </HomeSlides>
    </MemoryRouter>,
  )
  expect(markup).toContain('<video loop=""')
})
