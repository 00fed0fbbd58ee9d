import { hash } from 'node:crypto'

import { expect, it } from 'vitest'

import { createFirstStyles } from './first-styles.server.ts'

const sheet = `
@layer base{body{margin:0}}
@layer components{.visit-begun .splash{display:none}}
@layer utilities{
.used{color:red}
.unused{color:red}
.in-dialog{color:red}
.only\\:child>li{color:red}
.a.b{color:red}
.hover\\:used:hover,.unused{color:blue}
.used:not(.gone):is(.one,.other){color:green}
.turned{translate:var(--tw-x)}
@media (width>=40px){.wide{color:red}.unused{color:red}}
@media print{.used{color:black}}
}
@property --tw-x{syntax:"*";inherits:false}
@property --tw-y{syntax:"*";inherits:false}
`

const stylesOf = (html: string) => createFirstStyles(sheet)(html).text

it('are those of the classes in the page, with the order of layers', () => {
  const text = stylesOf('<body><p class="used wide"></p></body>')
  expect(text).toContain('.used{color:red}')
  expect(text).toContain('.used:not(.gone):is(.one,.other){color:green}')
  expect(text).toContain('@media (width>=40px){.wide{color:red}}')
  expect(text).toContain('body{margin:0}')
  expect(text).toContain('@layer components{}@layer utilities{')
  expect(text).not.toContain('unused')
  expect(text).not.toContain('.a.b')
})

it('leave closed dialogs and paper to the style sheet that follows', () => {
  const text = stylesOf(
    '<p class="used"></p><dialog id="x" class="wide"><i class="in-dialog a b"></i></dialog>',
  )
  expect(text).toContain('.wide')
  expect(text).not.toContain('.in-dialog')
  expect(text).not.toContain('.a.b')
  expect(text).not.toContain('print')
})

it('have the menu whole, which opens before the style sheet is there', () => {
  expect(stylesOf('<dialog id="menu"><i class="in-dialog"></i></dialog>')).toContain('.in-dialog')
})

it('leave animations that nothing runs, and parts of inputs where there are none', () => {
  const animated = createFirstStyles(`
:root{--animate-in:in-turn 1s}
.in{animation:var(--animate-in)}
.out{animation:1s ease-out leave}
@keyframes in-turn{0%{opacity:0}}
@keyframes leave{to{opacity:0}}
::-webkit-datetime-edit{padding:0}
`)
  expect(animated('<i></i>').text).not.toMatch(/keyframes|webkit/)
  expect(animated('<i class="in"></i>').text).toMatch(/keyframes in-turn/)
  expect(animated('<i class="in"></i>').text).not.toMatch(/keyframes leave/)
  expect(animated('<i class="out"></i>').text).toMatch(/keyframes leave/)
  expect(animated('<input type="search"/>').text).not.toContain('webkit')
  expect(animated('<input type="date"/>').text).toContain('::-webkit-datetime-edit')
})

it('know a class as HTML writes it, and those that a script of the head sets', () => {
  const html = `<script>root.classList.add('visit-begun')</script><i class="splash hover:used"></i>`
  expect(stylesOf(html)).toContain('.visit-begun .splash')
  expect(stylesOf(html)).toContain('.hover\\:used:hover')
  const escaped = createFirstStyles(`.\\[\\&\\>li\\]\\:p{color:red}`)
  expect(escaped('<i class="[&amp;&gt;li]:p"></i>').text).toContain('color:red')
})

it('know what `:is` and `:where` of one ask for, and elements', () => {
  const nested = createFirstStyles(`
:is(:where(.group):has(:checked) .shown){color:red}
:where(.apart>:not(:last-child)){color:red}
hr,main .x li{color:green}
`)
  expect(nested('<i class="group"></i>').text).toBe('')
  expect(nested('<i class="group shown"></i>').text).toContain(':is(:where(.group)')
  expect(nested('<i class="apart"></i>').text).toContain(':where(.apart')
  expect(nested('<hr/>').text).toContain('hr,main')
  expect(nested('<main class="x"></main>').text).toBe('')
})

it('define a property where a rule mentions it', () => {
  const text = stylesOf('<i class="turned"></i>')
  expect(text).toContain('@property --tw-x')
  expect(text).not.toContain('@property --tw-y')
})

it('are hashed as they cross the wire', () => {
  const { text, hash: told } = createFirstStyles(`i{content:"é"}`)('<i></i>')
  expect(text).toBe('i{content:"é"}')
  expect(told).toBe(hash('sha256', 'i{content:"é"}', 'base64'))
})
