// `npm run sbom`: writes build/sbom.json, or the file that is named: every package that a site installs, on any system, as
// CycloneDX. It reads package-lock.json alone, and needs no network and no packages.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const [target = 'build/sbom.json'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
try {
  const bom = sbomOf(join(folder, 'passarela')) // npm names the site after its folder
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, bom)
  console.log(`${target} has ${JSON.parse(bom).components.length} packages.`)
} finally {
  rmSync(folder, { recursive: true })
}

/**
 * Runs npm on copies of manifest and lock without the packages of development. Its own `--omit dev` also leaves out packages that
 * both the site and its tests need, such as `pg` (npm 11).
 */
function sbomOf(copy) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  delete manifest.devDependencies
  delete lock.packages[''].devDependencies
  for (const [place, { dev }] of Object.entries(lock.packages)) if (dev) delete lock.packages[place]
  mkdirSync(copy)
  writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(copy, 'package-lock.json'), JSON.stringify(lock))
  return npm(
    copy,
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  )
}

function npm(cwd, ...args) {
  const cli = process.env.npm_execpath
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []]
  return execFileSync(command, [...first, ...args], { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 })
}
