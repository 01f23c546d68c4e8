// Builds the server as a few files, which start faster than thousands from node_modules.
import { build } from 'rolldown'
import { copyServerFiles, serverPrograms } from './server-programs.ts'

for (const program of serverPrograms('dist')) await build(program)
await copyServerFiles('dist')
