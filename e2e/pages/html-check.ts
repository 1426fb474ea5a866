import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar'
const OUTPUT_LIMIT = 64 * 1024 * 1024

interface CheckerMessage {
  type: string
  url: string
  message: string
  lastLine?: number
  extract?: string
}

/** Lists errors of each page, in their order; one run of the Nu checker serves all, as it starts slowly. */
export async function htmlErrors(pages: string[], java = 'java'): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'city-portal-html-'))
  try {
    const files = pages.map((_, index) => join(folder, `${index}.html`))
    await Promise.all(files.map((file, index) => writeFile(file, pages[index] ?? '')))
    return byPage(pages.length, await runChecker(java, files))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runChecker(java: string, files: string[]): Promise<CheckerMessage[]> {
  const options = ['--errors-only', '--exit-zero-always', '--stdout', '--format', 'json']
  const args = ['-Xss1m', '-jar', CHECKER, ...options, ...files]
  const { stdout } = await promisify(execFile)(java, args, { maxBuffer: OUTPUT_LIMIT })
  return (JSON.parse(stdout) as { messages: CheckerMessage[] }).messages
}

function byPage(count: number, messages: CheckerMessage[]): string[][] {
  const errors: string[][] = Array.from({ length: count }, () => [])
  for (const message of messages) errors[Number.parseInt(basename(message.url), 10)]?.push(describe(message))
  return errors
}

function describe({ message, lastLine, extract }: CheckerMessage): string {
  return `${lastLine ?? '?'}: ${message} ${extract?.trim() ?? ''}`.trim()
}
