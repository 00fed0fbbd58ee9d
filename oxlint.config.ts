import { defineConfig, type DummyRuleMap } from 'oxlint'

import { folderRules, packageHomes, pageFolders, type FolderRule } from './import-rules.ts'

const folders = Object.keys(folderRules)

export default defineConfig({
  options: { typeAware: true },
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'node',
    'react',
    'jsx-a11y',
    'promise',
  ],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['build', 'data', 'demo', '.react-router', 'node_modules'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-duplicates': 'error',
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': 'error',
    'node/no-process-env': 'error',
    'no-console': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
    'max-lines': ['error', 300],
    'max-lines-per-function': ['error', 60],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-non-null-assertion': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-named-as-default-member': 'off', // the default export of CommonJS packages such as pg is the module
    'jsx-a11y/media-has-caption': 'off', // the agency's films have no speech
    'typescript/consistent-return': 'off', // the compiler understands exhaustive switches, this rule does not
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'typescript/no-unsafe-type-assertion': 'error',
    'no-control-regex': 'off', // for magic bytes, and for characters that paths must not contain
    'unicorn/no-new-array': 'off',
    'no-await-in-loop': 'off', // awaiting in turn is intended
  },
  overrides: [
    ...Object.entries(folderRules).map(([folder, rule]) => ({
      files: [`${folder}/**`],
      rules: { 'no-restricted-imports': closed(folder, rule) },
    })),
    {
      files: ['site/**/*.route.ts', 'site/**/*.route.tsx'],
      rules: {
        'import/no-default-export': 'off' as const,
        'no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
        'max-lines': ['error', 60] as ['error', number],
      },
    },
    {
      files: ['*.config.ts', 'site/root.tsx', 'site/routes.ts', 'site/entry.*.tsx'],
      rules: { 'import/no-default-export': 'off' as const },
    },
    {
      files: ['server/environment/env.ts', 'scripts/**', 'tests/**', 'bench/**', '*.config.ts'],
      rules: { 'node/no-process-env': 'off' as const },
    },
    {
      files: ['scripts/**'], // the machine's own Node, 18 or newer, runs these
      rules: { 'no-console': 'off' as const, 'unicorn/no-array-sort': 'off' as const },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
      rules: { 'max-lines-per-function': 'off' as const },
    },
  ],
})

/** Forbids a folder to import our folders that are not on its line, and packages that belong to other folders. */
function closed(
  folder: string,
  { mayImport, mayImportTypesOf = [] }: FolderRule,
): NonNullable<DummyRuleMap['no-restricted-imports']> {
  const open = [folder, ...mayImport]
  const shut = folders.filter((each) => !open.includes(each) && !mayImportTypesOf.includes(each))
  const pages = ['intake', 'delivery', 'server'].includes(folder)
    ? pageFolders.map((page) => `#site/${page}/**`)
    : []
  const packages = Object.entries(packageHomes)
    .filter(([, homes]) => !homes.includes(folder))
    .map(([name]) => name)
  const why = `${folder}/ may not import this: import-rules.ts`
  return [
    'error',
    {
      patterns: [
        { group: [...shut.map((each) => `#${each}/**`), ...pages], message: why },
        ...(mayImportTypesOf.length === 0
          ? []
          : [
              {
                group: mayImportTypesOf.map((each) => `#${each}/**`),
                allowTypeImports: true,
                message: why,
              },
            ]),
        { group: packages.flatMap((name) => [name, `${name}/**`]), message: why },
      ],
    },
  ]
}
