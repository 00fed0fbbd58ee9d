import { expect, it } from 'vitest'

import { floorOf } from './floor-page.ts'

it('a floor page is the page without script, with its first picture alone', () => {
  const page = `<head><script>a</script><style>b</style>
    <link rel="preload" as="image" imageSrcSet="/1.webp 400w"/><link rel="preload" as="image" imageSrcSet="/2.webp 400w"/>
    <link rel="modulepreload" href="/c.js"/><link rel="preload" as="font" href="/d.woff2"/></head>
    <img src="/1.webp" srcSet="/1.webp 400w" width="3"/><p>Ana</p><img src="/2.webp" srcSet="/2.webp 400w" width="3"/>
    <script type="module">e</script>`
  expect(floorOf(page).replaceAll(/\s*\n\s*/g, '')).toBe(
    '<head><style>b</style>' +
      '<link rel="preload" as="image" imageSrcSet="/1.webp 400w"/>' +
      '<link rel="preload" as="font" href="/d.woff2"/></head>' +
      '<img src="/1.webp" srcSet="/1.webp 400w" width="3"/><p>Ana</p><img width="3"/>',
  )
})
