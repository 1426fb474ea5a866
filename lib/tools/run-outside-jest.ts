import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs a module that Jest cannot load, such as Payload, in a process of its own. Returns its constant `result`. */
export async function runOutsideJest<T>(source: string): Promise<T> {
  const program = `${source}\nprocess.stdout.write('\\n' + JSON.stringify(result), () => process.exit())`
  const env = { ...process.env, NODE_ENV: 'production', PAYLOAD_SECRET: 'secret of a test, 32 characters or more' }
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: env as NodeJS.ProcessEnv })
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n'))) as T
}
