"""E-mail addresses, mails and their links, the day of the last visit, and deleted accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add tables and columns."""
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("email", sa.String(254)))
        accounts.add_column(sa.Column("email_confirmed", sa.Float(53)))
        accounts.add_column(sa.Column("seen", sa.Integer()))
        accounts.add_column(sa.Column("hides_seen", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_accounts_email", "accounts", ["email"])
    op.create_table(
        "deletions",
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_deletions"),
    )
    op.create_table(
        "mail_links",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("email", sa.String(254), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_mail_links"),
    )
    op.create_index("ix_mail_links_player", "mail_links", ["player"])
    op.create_table(
        "mails",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("recipient", sa.String(254), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("next_try", sa.Float(53), nullable=False),
        sa.Column("sender", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mails"),
    )
    op.create_index("ix_mails_next_try", "mails", ["next_try"])
