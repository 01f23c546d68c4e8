import path from 'node:path'

/** One file that imports another; both are paths from the repository's root. */
export interface Import {
  from: string
  to: string
}

/** A cycle of folders, as the imports between them, in order. */
export type FolderCycle = Import[]

/**
 * Finds cycles between folders. A folder imports another when one of its own files imports one of
 * the other's own files, so that a parent and its child are two folders, too. For each pair of
 * folders that import each other, directly or through others, it returns one shortest cycle.
 */
export function folderCycles(imports: readonly Import[]): FolderCycle[] {
  const targets = new Map<string, Map<string, Import>>()
  for (const each of imports) {
    const [from, to] = [path.posix.dirname(each.from), path.posix.dirname(each.to)]
    if (from === to) continue
    const imported = targets.get(from) ?? new Map<string, Import>()
    if (!imported.has(to)) targets.set(from, imported.set(to, each))
  }
  const cycles = new Map<string, FolderCycle>()
  for (const [from, imported] of targets) {
    for (const [to, first] of imported) {
      const back = shortestChain(targets, to, from)
      if (!back) continue
      const cycle = [first, ...back]
      const folders = cycle.map((each) => path.posix.dirname(each.from)).sort()
      cycles.set(folders.join(), cycle)
    }
  }
  return [...cycles.values()]
}

/** The imports that lead from one folder to another, breadth first; undefined where none do. */
function shortestChain(
  targets: Map<string, Map<string, Import>>,
  start: string,
  end: string,
): Import[] | undefined {
  const chains = new Map<string, Import[]>([[start, []]])
  for (const [folder, chain] of chains) {
    if (folder === end) return chain
    for (const [next, each] of targets.get(folder) ?? []) {
      if (!chains.has(next)) chains.set(next, [...chain, each])
    }
  }
  return undefined
}
