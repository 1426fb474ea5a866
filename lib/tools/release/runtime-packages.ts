interface LockedPackage {
  version?: string
  license?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

/** Needed to build pages or to write a migration, never by a running portal. */
const BUILD_ONLY = new Set([
  '@babel/core',
  '@tailwindcss/postcss',
  '@types/node',
  '@types/react',
  'drizzle-kit',
  'monaco-editor',
  'next-pwa',
  'sass',
  'tailwindcss',
  'typescript',
  'webpack',
])
/** Next compiles with it. */
const COMPILER = /^@next\/swc-/

/** Returns the folders of the packages that a portal on linux-x64 with glibc loads, by the lock file, sorted. */
export function runtimePackages({ packages }: Lockfile): string[] {
  const found = new Set<string>()
  const visit = (folder: string): void => {
    if (found.has(folder)) return
    found.add(folder)
    for (const name of neededNames(packages[folder])) {
      const dependency = resolvePackage(packages, folder, name)
      if (dependency && fitsServer(packages[dependency])) visit(dependency)
    }
  }
  visit('')
  found.delete('')
  return [...found].sort()
}

function neededNames(entry: LockedPackage = {}): string[] {
  const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies })
  return names.filter((name) => !BUILD_ONLY.has(name) && !COMPILER.test(name))
}

/** Looks for the package as Node does: beside the one that needs it, then further up. */
function resolvePackage(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = `${folder}${folder && '/'}node_modules/${name}`
    if (packages[candidate]) return candidate
    if (!folder) return undefined
  }
}

function fitsServer({ os, cpu, libc }: LockedPackage = {}): boolean {
  return allows(os, 'linux') && allows(cpu, 'x64') && allows(libc, 'glibc')
}

/** Names with `!` are excluded. */
function allows(list: string[] | undefined, name: string): boolean {
  return !list || (!list.includes(`!${name}`) && (list.includes(name) || list.every((each) => each.startsWith('!'))))
}
