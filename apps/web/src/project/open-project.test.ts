import type { Project, User } from '@reelwright/contract';
import { addSlide, newProjectData } from '@reelwright/movie';
import { beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../account/session-store.ts';
import { client } from '../api/client.ts';
import { currentProject, forgetProject } from './current-project.ts';
import { enterProject, leaveProject, openProject, saveAs } from './open-project.ts';
import type { ProjectTab } from './project-tab.ts';

const coffee: Project = {
  id: 5,
  name: 'Coffee',
  title: 'Coffee',
  category: 'full-video',
  thumbnail: null,
  revision: 1,
  created_at: '2026-01-01T12:00:00Z',
  updated_at: '2026-01-01T12:00:00Z',
  data_json: JSON.stringify(newProjectData()),
};
const ann = { id: 7, email: 'ann@example.com', guest: false } as User;
const saved = { type: 'saved', id: 9, revision: 1, updated_at: coffee.updated_at } as const;

function signIn(user: User | null): void {
  sessionStore.set({ status: 'known', user });
  vi.spyOn(client, 'userInfo').mockImplementation(async () => ({ type: 'user', user }));
}

function openTab(): ProjectTab {
  const open = openProject.get();
  if (open.status !== 'open') throw new Error(`The project is ${open.status}.`);
  return open.tab;
}

const addOne = (tab: ProjectTab) => tab.edit(addSlide, { slide: { id: 'a', items: [] } });

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('document', { visibilityState: 'visible', ...nothing });
  vi.spyOn(client, 'projectLoad').mockImplementation(async () => coffee);
  vi.spyOn(client, 'projectSave').mockImplementation(async () => saved);
  vi.spyOn(client, 'activity').mockImplementation(async () => ({}) as never);
  signIn(ann);
  return () => {
    leaveProject();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

it('clears the open project when it is removed, and goes on with a new one', async () => {
  await enterProject(5, { category: 'full-video' });
  addOne(openTab());
  expect(currentProject.get().id).toBe(5);
  forgetProject(6);
  expect(openTab().view.get().saving.id).toBe(5);
  forgetProject(5);
  await vi.waitFor(() => expect(openTab().view.get().saving.id).toBeUndefined());
  expect(openTab().view.get().saving.data.frames).toEqual([]);
  expect(currentProject.get()).toMatchObject({ id: undefined, hasUnsavedChanges: false });
  expect(client.projectSave).not.toHaveBeenCalled();
});

it('notes that a project was started once it is kept', async () => {
  await enterProject(undefined, { category: 'full-video' });
  addOne(openTab());
  openTab().take({ type: 'woke' });
  await vi.waitFor(() => expect(openTab().view.get().saving.id).toBe(9));
  await vi.waitFor(() => expect(client.activity).toHaveBeenCalled(), { timeout: 5000 });
  const [call] = vi.mocked(client.activity).mock.calls;
  expect(call?.[0]).toEqual({ query: { name: 'project_started' } });
});

it('gives a new project to nobody who signed in meanwhile in another tab', async () => {
  await enterProject(undefined, { category: 'full-video' });
  addOne(openTab());
  const bob = { ...ann, id: 8 };
  vi.spyOn(client, 'userInfo').mockImplementation(async () => ({ type: 'user', user: bob }));
  openTab().take({ type: 'woke' });
  await vi.waitFor(() => expect(openTab().view.get().saving.phase.name).toBe('closed'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(client.projectSave).not.toHaveBeenCalled();
});

it('saves under another name for members alone', async () => {
  await enterProject(5, { category: 'full-video' });
  expect(await saveAs('Tea')).toBe(9);
  expect(openTab().view.get().saving).toMatchObject({ id: 9, meta: { name: 'Tea', title: 'Tea' } });
  signIn(null);
  await expect(saveAs('Milk')).rejects.toThrow('login required');
});
