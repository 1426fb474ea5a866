import coreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import { generated } from './eslint.untyped.config.mjs'

const next = [...coreWebVitals, ...nextTypescript]
const parser = nextTypescript.find(({ name }) => name === 'typescript-eslint/base')?.languageOptions?.parser

/** Rules that need types. Never cached: a type may change in another file. */
const config = [
  { ignores: generated },
  {
    name: 'portal/types',
    files: ['**/*.{ts,tsx}'],
    // every plugin, so that comments which disable rules of the other configuration stay valid
    plugins: Object.assign({}, ...next.map(({ plugins }) => plugins)),
    languageOptions: { parser, parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
]

export default config
