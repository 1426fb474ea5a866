import { refuseOldNode } from './lib/platform/process/node-version.mjs'
import coreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import { style } from './eslint.style.mjs'

refuseOldNode()

const code = ['**/*.{ts,tsx,mjs,js,cjs}']
const tests = ['**/*.test.{ts,tsx}', '**/*.spec.ts']

export const generated = [
  'node_modules/',
  '.next/',
  'data/',
  'test-results/',
  'playwright-report/',
  'coverage/',
  'next-env.d.ts',
  'public/',
  'lib/platform/payload/payload-types.ts',
  'lib/domains/*/graphql/typed-documents.d.ts',
  'lib/office/migrations/',
  'app/(office)/admin/importMap.js',
]

/** Rules on single files, which may be cached. */
const config = [
  { ignores: generated },
  ...coreWebVitals,
  ...nextTypescript,
  {
    name: 'portal/project',
    files: code,
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      '@next/next/no-img-element': 'off', // the media library makes the sizes once; nothing is left for Next to resize
      'import/no-anonymous-default-export': 'off', // only configuration files have one, and Prettier keeps them readable
      complexity: ['error', 15], // every ?? and ?. counts as a branch
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-depth': ['error', 3],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 5],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    name: 'portal/typescript',
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    name: 'portal/tests',
    files: tests,
    rules: { 'max-lines': ['error', { max: 500 }], 'max-lines-per-function': 'off' },
  },
  ...style,
  {
    name: 'portal/commands',
    files: ['lib/tools/**', 'lib/content/seed/**', 'start.mjs', 'lib/platform/process/*.mjs'],
    rules: { 'no-console': 'off' }, // their output is for the person who typed the command
  },
]

export default config
