import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Other people's programs lie in a folder where packages are found, and no check of the portal's own code looks. */
export class ProgramFolder {
  private readonly folder: string

  constructor(name: string) {
    this.folder = path.resolve('node_modules/.cache', name)
    this.remove()
    mkdirSync(this.folder, { recursive: true })
  }

  toPath(name: string): string {
    return path.join(this.folder, name)
  }

  write(name: string, content: string | Uint8Array): string {
    writeFileSync(this.toPath(name), content)
    return this.toPath(name)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Gives what the program prints; one that fails fails the test with its own words. */
export function runProgram(program: readonly string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  expect([program[0], status, status === 0 ? '' : stdout + stderr]).toEqual([program[0], 0, ''])
  return stdout
}
