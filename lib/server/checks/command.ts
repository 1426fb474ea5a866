import { spawn, type ChildProcess } from 'node:child_process'

export interface CommandResult {
  code: number
  stdout: string
  /** Both streams as they came. */
  output: string
}

interface CommandOptions {
  env?: Record<string, string | undefined>
  /** Show the output while it runs instead of keeping it for a failure. */
  live?: boolean
}

const running = new Set<ChildProcess>()

/** Runs a Node program of an installed package, for example `node_modules/.../cli.js`. */
export function node(args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return command(process.execPath, args, options)
}

/** Runs a program to its end; a program that cannot be started counts as failed. */
export function command(program: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...options.env }
    const shown = options.live ? 'inherit' : 'pipe'
    const child = spawn(program, args, { env, stdio: ['ignore', shown, shown] })
    running.add(child)
    const stdout: Buffer[] = []
    const output: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => stdout.push(part))
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
    child.once('error', (error) => output.push(Buffer.from(`${program}: ${error.message}\n`)))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, stdout: text(stdout), output: text(output) })
    })
  })
}

/** Ends what is still running, when the person at the keyboard has had enough. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM')
}

function text(parts: Buffer[]): string {
  return Buffer.concat(parts).toString()
}
