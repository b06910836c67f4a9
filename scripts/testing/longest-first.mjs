import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { repository } from '../setup/paths.mjs';
import { budgetOf } from './time-budgets.mjs';

/** Short files last: they fill whatever the long ones leave free at the end. */
const projects = ['server', 'stage', 'library', 'components', 'web', 'packages', 'scripts'];

/**
 * The order of unit tests: the files that may take longest first, so that the run does not end with one of
 * them alone on a machine that is idle otherwise. Files of a project stay together, because they share what
 * its workers have read.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const bySize = await super.sort(files);
    const rank = ({ project }) => projects.indexOf(project.name);
    const seconds = ({ moduleId }) => budgetOf(relative(repository, moduleId));
    return bySize.sort((a, b) => rank(a) - rank(b) || seconds(b) - seconds(a));
  }
}
