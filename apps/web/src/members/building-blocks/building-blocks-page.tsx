import { useEffect } from 'react';
import { NavLink, useParams } from 'react-router';
import { prefersReducedMotion } from '../../theme/use-reduced-motion.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './building-blocks-page.module.css';
import { ButtonsSection } from './buttons-section.tsx';
import { ColourSection } from './colour-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { GroupsSection } from './groups-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { MotionSection } from './motion-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { PageStatesSection } from './page-states-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { ProgressSection } from './progress-section.tsx';
import { PublishingSection } from './publishing-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { SpaceSection } from './space-section.tsx';
import { TypeSection } from './type-section.tsx';

const sections = [
  { id: 'colour', label: 'Color' },
  { id: 'type', label: 'Type' },
  { id: 'space', label: 'Space' },
  { id: 'motion', label: 'Motion' },
  { id: 'buttons', label: 'Buttons' },
  { id: 'messages', label: 'Messages' },
  { id: 'progress', label: 'Progress' },
  { id: 'navigation', label: 'Choosing' },
  { id: 'pictures', label: 'Pictures' },
  { id: 'publishing', label: 'Publishing' },
  { id: 'page-states', label: 'Pages' },
  { id: 'fields', label: 'Fields' },
  { id: 'rules', label: 'Rules' },
  { id: 'groups', label: 'Lists' },
];

/** Every shared part in every state, for those who build and test the screens. */
export function BuildingBlocksPage() {
  useSectionInView();
  return (
    <>
      <PageHeader
        title="What every screen is made of"
        description="All shared parts in all their states. If a screen needs something that isn't here, it is added here first."
      />
      <div className={classes.page}>
        <nav className={classes.contents} aria-label="On this page">
          {sections.map((section) => (
            <NavLink
              key={section.id}
              to={`/building-blocks/${section.id}`}
              className={classes.link ?? ''}
            >
              {section.label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.sections}>
          <ColourSection />
          <TypeSection />
          <SpaceSection />
          <MotionSection />
          <ButtonsSection />
          <MessagesSection />
          <ProgressSection />
          <NavigationSection />
          <PicturesSection />
          <PublishingSection />
          <PageStatesSection />
          <FieldsSection />
          <RulesSection />
          <GroupsSection />
        </div>
      </div>
    </>
  );
}

/** The address names the section: '#/building-blocks/rules'. A plain '#rules' would be another route. */
function useSectionInView() {
  const { section } = useParams();
  useEffect(() => {
    const element = section === undefined ? null : document.getElementById(section);
    if (!element) return;
    element.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    document.getElementById(`${section}-title`)?.focus({ preventScroll: true });
  }, [section]);
}
