import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { DialogBody } from '../ui/dialogs/dialog-body.tsx';
import { Popup } from '../ui/popup.tsx';
import { discardProject } from './open-project.ts';
import type { ProjectTab } from './project-tab.ts';

/** It was deleted while it was open here. */
export function GoneDialog({ tab }: { readonly tab: ProjectTab }) {
  const navigate = useNavigate();
  const close = () => {
    discardProject();
    void navigate('/projects');
  };
  return (
    <Popup
      onClose={() => undefined}
      sizePx={480}
      title="This project was deleted elsewhere"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <DialogBody
        buttons={
          <>
            <Button variant="default" onClick={close}>
              Close it here too
            </Button>
            <Button onClick={() => tab.take({ type: 'answered', answer: 'copy' })} data-autofocus>
              Save as a new project
            </Button>
          </>
        }
      >
        What you see here is still complete. Save it as a new project, or close it.
      </DialogBody>
    </Popup>
  );
}
