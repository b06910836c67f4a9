/** Fails on any import in a direction the architecture does not have, and when it read no file at all. */
import { existsSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { importRules } from './import-rules.mjs';

/** Far fewer files than there are mean that the reader is broken, not that all is well. */
const fewestFiles = 60;

const folders = ['packages', 'apps/server/src', 'apps/web/src', 'e2e', 'bench'].filter((folder) =>
  existsSync(folder),
);
const { output } = await cruise(folders, {
  validate: true,
  ruleSet: importRules,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '/dist/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
  },
});

const files = output.modules.filter(({ source }) => /^(packages|apps)\//.test(source));
for (const { from, to, rule } of output.summary.violations) {
  const { comment } = importRules.forbidden.find(({ name }) => name === rule.name) ?? {};
  process.stderr.write(`${from} must not import ${to}: ${comment}\n`);
}
if (files.length < fewestFiles) {
  process.stderr.write(`Only ${files.length} files were read: the check itself is broken.\n`);
  process.exit(1);
}
if (output.summary.violations.length > 0) process.exit(1);
process.stdout.write(`${files.length} files import in the right direction.\n`);
