import { spawn, type ChildProcess } from 'node:child_process'

export interface CommandResult {
  code: number
  stdout: string
  /** Both streams stand here as they came. */
  output: string
}

interface CommandOptions {
  env?: Record<string, string | undefined>
  /** It may take so many minutes: what hangs has failed, and is ended with all that it started. */
  minutes?: number
}

const USUAL_MINUTES = 8
const running = new Set<ChildProcess>()

/** Runs a Node program of an installed package, for example `node_modules/.../cli.js`. */
export function node(args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return command(process.execPath, args, options)
}

/** Runs a program to its end; a program that cannot be started counts as failed. */
export function command(program: string, args: string[], options: CommandOptions = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...options.env }
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    running.add(child)
    const stdout: Buffer[] = []
    const output: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => stdout.push(part))
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part))
    const minutes = options.minutes ?? USUAL_MINUTES
    const limit = setTimeout(() => {
      output.push(Buffer.from(`\nне закончилось за ${minutes} минут\n`))
      endGroup(child, 'SIGKILL')
    }, minutes * 60_000)
    child.once('error', (error) => output.push(Buffer.from(`${program}: ${error.message}\n`)))
    child.once('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ code: code ?? 1, stdout: text(stdout), output: text(output) })
    })
  })
}

/** Ends what is still running, when the person at the keyboard has had enough. */
export function stopCommands(): void {
  for (const child of running) endGroup(child, 'SIGTERM')
}

/** Ends a command and everything it started: it leads a group of its own. */
function endGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (process.platform === 'win32' || !child.pid) child.kill(signal)
  else process.kill(-child.pid, signal)
}

function text(parts: Buffer[]): string {
  return Buffer.concat(parts).toString()
}
