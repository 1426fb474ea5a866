import { node } from '@/lib/tools/checks/command'
import { checkImportRules } from '@/lib/tools/checks/import-rules'
import { byExitCode, type Outcome } from '@/lib/tools/checks/outcome'
import type { Step } from '@/lib/tools/checks/step'
import { runJest } from '@/lib/tools/checks/test-runs'

export const typesStep: Step = { name: 'types', title: 'типы', run: checkTypes }

/** Unit tests may be narrowed to some files. */
export function unitStep(files: readonly string[]): Step {
  return { name: 'unit', title: 'тесты без портала', run: () => runJest('unit', { files }) }
}

/** These read the text of the project alone, so that they fit in anywhere; the longest comes first. */
export const textSteps: readonly Step[] = [
  { name: 'lint', title: 'правила кода', run: () => tool('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'imports', title: 'кто кого импортирует', run: checkImportRules },
  { name: 'format', title: 'оформление кода', run: () => tool('prettier/bin/prettier.cjs', '--check', '.') },
]

/** Generates the types of routes and of the framework first, because a clean clone has none. */
async function checkTypes(): Promise<Outcome> {
  const typegen = await tool('next/dist/bin/next', 'typegen')
  return typegen.failed ? typegen : tool('typescript/bin/tsc', '--noEmit')
}

async function tool(path: string, ...args: string[]): Promise<Outcome> {
  return byExitCode(await node([`node_modules/${path}`, ...args], { env: { NODE_ENV: 'production' } }))
}
